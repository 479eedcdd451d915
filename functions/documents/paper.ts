/**
 * An A4 PDF document. Coordinates are points from the upper left corner; the output is PDF/A-1b, for archiving
 * (https://www.iso.org/standard/38920.html), with structure tags, so that a screen reader reads headings and paragraphs
 * in the order in which they are drawn.
 */
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { Font } from 'fontkit';
import type { Cut, Face, Typefaces } from './typefaces.ts';

export const page = { width: 595.28, height: 841.89 } as const;

export const colours = {
  ink: '#1e2a24',
  soft: '#4b5850',
  leaf: '#1f5e45',
  leafLight: '#5e8b79',
  tomato: '#c7381f',
  butter: '#ffd166',
  sage: '#dce8da',
  paper: '#fffaf3',
  line: '#c9d2ca',
} as const;
export type Colour = (typeof colours)[keyof typeof colours];

export interface TextStyle {
  cut?: Cut;
  size: number;
  colour?: Colour;
  /** Line height as a multiple of the size. */
  leading?: number;
  align?: 'left' | 'right';
  /** What a screen reader announces: a paragraph unless said otherwise. */
  role?: 'H1' | 'H2';
}

export interface Column {
  x: number;
  y: number;
  width: number;
}

/** Pages that fill with text and continue automatically. */
interface Flowing {
  top: number;
  bottom: number;
  /** Draws the parts of each new page. */
  onPage: () => void;
}

interface DocumentFacts {
  title: string;
  author: string;
  /** The file's creation date, passed in so that the same facts make the same file. */
  made: Date;
}

/** The types only allow file contents, but an open font is accepted and saves parsing it again. */
const opened = (font: Font) => font as unknown as string;

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** pdfkit copies title and author into the file's XML as they are: an `&` in a company's name would break it. */
function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const writer = doc as PDFKit.PDFDocument & { endMetadata: () => void };
  const endMetadata = writer.endMetadata.bind(doc);
  writer.endMetadata = () => {
    const { Title = '', Author = '' } = doc.info;
    Object.assign(doc.info, { Title: inXml(Title), Author: inXml(Author) });
    endMetadata();
  };
}

export function createPaper(typefaces: Typefaces, { title, author, made }: DocumentFacts) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // The default, 1.3, has no metadata.
    pdfVersion: '1.7',
    subset: 'PDF/A-1b',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    // Without this the library refers to Helvetica, which PDF/A forbids unless embedded.
    font: opened(typefaces.font('figtree')),
    info: {
      Title: title,
      Author: author,
      Creator: 'Valea',
      Producer: 'PDFKit',
      CreationDate: made,
      ModDate: made,
    },
  });
  escapeMetadata(doc);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => void chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => {
      resolve(new Blob(chunks).bytes());
    });
  });

  const structure = doc.struct('Document');
  doc.addStructure(structure);
  let isDecoration = false;

  /** Draws what a screen reader passes over. */
  function decoration(draw: () => void): void {
    if (isDecoration) {
      draw();
      return;
    }
    isDecoration = true;
    doc.markContent('Artifact');
    draw();
    doc.endMarkedContent();
    isDecoration = false;
  }

  /** Draws content with its role. */
  function tagged(role: string, draw: () => void, options: { alt?: string } = {}): void {
    if (isDecoration) draw();
    else structure.add(doc.struct(role, options, draw));
  }

  let isWhole = true;
  const registered = new Set<Face>();
  /** Selects the font that a text needs; returns how the text is drawn. */
  function set(text: string, { cut, size }: TextStyle): string {
    const made = typefaces.set(text, cut);
    isWhole &&= made.isWhole;
    if (!registered.has(made.face)) doc.registerFont(made.face, opened(typefaces.font(made.face)));
    registered.add(made.face);
    doc.font(made.face).fontSize(size);
    return made.drawn;
  }

  const heightOfLine = ({ size, leading = 1.4 }: TextStyle) => size * leading;
  /** The current font's, so that lines are equally high in each. */
  const lineGap = (style: TextStyle) => heightOfLine(style) - doc.currentLineHeight(true);

  let onPage: Flowing['onPage'] | undefined;
  let current: (() => void) | undefined;
  doc.on('pageAdded', () => {
    const interrupted = current;
    const { top, bottom } = doc.page.margins;
    // The page's repeated parts, such as its footer, may be in the margin.
    doc.page.margins.bottom = 0;
    onPage?.();
    doc.page.margins.bottom = bottom;
    doc.y = top;
    current = interrupted;
    current?.();
  });

  return {
    newPage(flowing?: Flowing) {
      onPage = flowing?.onPage;
      const { top, bottom } = flowing ?? { top: 0, bottom: page.height };
      doc.addPage({ size: 'A4', margins: { top, bottom: page.height - bottom, left: 0, right: 0 } });
    },

    /** Whether every letter so far was drawn, none replaced by `standIn`. */
    isWhole: () => isWhole,

    /** The largest size that keeps a text on one line; `smallest` if none does. */
    sizeToFit(text: string, width: number, style: TextStyle, smallest: number): number {
      const wide = doc.widthOfString(set(text, style));
      return Math.max(smallest, Math.min(style.size, (style.size * width) / wide));
    },

    heightOfLine,

    heightOf(text: string, width: number, style: TextStyle): number {
      const drawn = set(text, style);
      return doc.heightOfString(drawn, { width, lineGap: lineGap(style) });
    },

    /** Draws a text, continuing on further pages if needed; returns where the next may begin. */
    text(text: string, { x, y, width }: Column, style: TextStyle): number {
      const { align = 'left', colour = colours.ink, size, role = 'P' } = style;
      doc.y = y;
      tagged(role, () => {
        for (const line of typefaces.set(text, style.cut).drawn.split('\n')) {
          current = () => {
            set(text, style);
            doc.fillColor(colour);
          };
          current();
          // Half of the leading above, as in a browser.
          const baseline = -(heightOfLine(style) / 2 + size * 0.34);
          doc.text(line === '' ? ' ' : line, x, doc.y, { width, align, baseline, lineGap: lineGap(style) });
        }
      });
      current = undefined;
      return doc.y;
    },

    decoration,

    rule(x: number, y: number, width: number) {
      decoration(() => {
        doc
          .lineWidth(0.75)
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke(colours.line);
      });
    },

    disc(x: number, y: number, radius: number, colour: Colour) {
      decoration(() => void doc.circle(x, y, radius).fill(colour));
    },

    paths(x: number, y: number, scale: number, parts: readonly (readonly [path: string, colour: Colour])[]) {
      decoration(() => {
        doc.save().translate(x, y).scale(scale);
        for (const [path, colour] of parts) doc.path(path).fill(colour);
        doc.restore();
      });
    },

    /** A QR code as vectors. The caller leaves the quiet zone. */
    qr(content: string, x: number, y: number, width: number) {
      const { data, size } = encode(content, { ecc: 'M', border: 0 });
      const alt = `QR-Code: ${content}`;
      const draw = () => {
        doc
          .save()
          .translate(x, y)
          .scale(width / size);
        // Adjacent dark cells become one rectangle, which makes the page five times smaller.
        for (const [line, row] of data.entries()) {
          const cells = row.map((isDark) => (isDark ? '1' : '0')).join('');
          for (const { index, 0: dark } of cells.matchAll(/1+/g)) doc.rect(index, line, dark.length, 1);
        }
        doc.fill(colours.ink).restore();
      };
      tagged('Figure', draw, { alt });
    },

    finish(): Promise<Uint8Array> {
      doc.end();
      return bytes;
    },
  };
}

export type Paper = ReturnType<typeof createPaper>;
