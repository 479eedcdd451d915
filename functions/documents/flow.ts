import type { Line } from './lines.ts';
import type { Paper, TextStyle } from './paper.ts';

interface FlowOptions {
  x: number;
  width: number;
  top: number;
  bottom: number;
  /** Draws what each new page has; counted from 1. */
  onPage: (page: number) => void;
}

export function createFlow(paper: Paper, { x, width, top, bottom, onPage }: FlowOptions) {
  let pages = 0;
  let y = bottom;

  function turn() {
    paper.newPage();
    pages += 1;
    y = top;
    onPage(pages);
  }

  function need(height: number) {
    if (pages === 0 || y + height > bottom) turn();
  }

  function setAll(lines: readonly Line[], style: TextStyle, indent: number) {
    for (const line of lines) {
      need(paper.heightOfLine(style));
      y = paper.setLine(line, { x: x + indent, y, width: width - indent }, style);
    }
  }

  return {
    /** Keeps a paragraph's first two lines together. */
    text(text: string, style: TextStyle, { after = style.size * 0.8, indent = 0 } = {}) {
      const lines = paper.lines(text, width - indent, style);
      need(paper.heightOfLine(style) * Math.min(2, lines.length));
      setAll(lines, style, indent);
      y += after;
    },

    /** Never the last on its page: `keep` is the height that must fit below it. */
    heading(text: string, style: TextStyle, { after = style.size * 0.5, keep = 40 } = {}) {
      const lines = paper.lines(text, width, style);
      need(paper.heightOfLine(style) * lines.length + after + keep);
      setAll(lines, style, 0);
      y += after;
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
