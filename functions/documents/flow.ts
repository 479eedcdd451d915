import type { Paper, TextStyle } from './paper.ts';

interface FlowOptions {
  x: number;
  width: number;
  top: number;
  bottom: number;
  /** Draws the parts of each new page; counted from 1. */
  onPage: (page: number) => void;
}

export function createFlow(paper: Paper, { x, width, top, bottom, onPage }: FlowOptions) {
  let pages = 0;
  let y = top;

  function turn() {
    paper.newPage({
      top,
      bottom,
      onPage() {
        pages += 1;
        onPage(pages);
      },
    });
    y = top;
  }

  function need(height: number) {
    if (y + height > bottom) turn();
  }

  turn();

  return {
    /** Keeps a paragraph's first two lines together. */
    text(text: string, style: TextStyle, { after = style.size * 0.8 } = {}) {
      need(Math.min(2 * paper.heightOfLine(style), paper.heightOf(text, width, style)));
      y = paper.text(text, { x, y, width }, style) + after;
    },

    /** Never the last on its page: `keep` is the height that must fit below it. */
    heading(text: string, style: TextStyle, { after = style.size * 0.5, keep = 40 } = {}) {
      need(paper.heightOf(text, width, style) + after + keep);
      y = paper.text(text, { x, y, width }, style) + after;
    },

    field(label: string, value: string, style: TextStyle, labelWidth: number) {
      const height = paper.heightOfLine(style);
      need(height);
      const start = y;
      paper.text(label, { x, y, width: labelWidth }, style);
      if (value === '') {
        paper.rule(x + labelWidth, y + height * 0.85, width - labelWidth);
        y = start + height;
      } else
        y = paper.text(
          value,
          { x: x + labelWidth, y, width: width - labelWidth },
          { ...style, cut: 'strong' },
        );
    },

    space(height: number) {
      y += height;
    },
  };
}
