import type { Line } from './lines.ts';
import type { Paper, TextStyle } from './paper.ts';

interface FlowOptions {
  x: number;
  width: number;
  /** Between these a page is filled. */
  top: number;
  bottom: number;
  /** Draws what every page has, on one that was just begun; counted from 1 on. */
  onPage: (page: number) => void;
}

/** Text that flows down a column and goes on on the next page. */
export function createFlow(paper: Paper, { x, width, top, bottom, onPage }: FlowOptions) {
  let pages = 0;
  let y = bottom;

  function turn() {
    paper.newPage();
    pages += 1;
    y = top;
    onPage(pages);
  }

  /** Begins a page where so much does not fit on this one any more. */
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
    /** A paragraph; its first two lines stay together. */
    text(text: string, style: TextStyle, { after = style.size * 0.8, indent = 0 } = {}) {
      const lines = paper.lines(text, width - indent, style);
      need(paper.heightOfLine(style) * Math.min(2, lines.length));
      setAll(lines, style, indent);
      y += after;
    },

    /** A heading, which is never the last on its page: `keep` is how much has to fit below it. */
    heading(text: string, style: TextStyle, { after = style.size * 0.5, keep = 40 } = {}) {
      const lines = paper.lines(text, width, style);
      need(paper.heightOfLine(style) * lines.length + after + keep);
      setAll(lines, style, 0);
      y += after;
    },

    /** A label beside what is written, or a line to write on by hand. */
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
