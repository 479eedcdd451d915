import { company } from '#domain/company/company.ts';
import { colours, page, type Paper } from './paper.ts';

/** 20 mm, and 25 mm on the side with punched holes. */
export const margin = { left: 70.87, right: 56.69 } as const;
export const columnWidth = page.width - margin.left - margin.right;

const mark = [
  ['M16 29.4C26.4 27.8 32.2 17.6 29.2 4.6C19.4 7.6 14.8 17.4 16 29.4Z', colours.leafLight],
  ['M16 29.4C5.6 27.8-.2 17.6 2.8 4.6C12.6 7.6 17.2 17.4 16 29.4Z', colours.leaf],
  ['M20.4 6.4A4.4 4.4 0 1 1 11.6 6.4A4.4 4.4 0 1 1 20.4 6.4Z', colours.tomato],
] as const;

export function drawLogo(paper: Paper, x: number, y: number, size: number): void {
  paper.decoration(() => {
    paper.paths(x, y, size / 32, mark);
    paper.text(
      company.product,
      { x: x + size * 1.2, y: y + size * 0.08, width: 200 },
      {
        cut: 'display',
        size: size * 0.72,
        colour: colours.leaf,
        leading: 1.2,
      },
    );
  });
}

/** Repeated on each page, so no part of what is read. */
export const drawFooter = (paper: Paper): void => {
  paper.decoration(() => {
    drawColumns(paper);
  });
};

function drawColumns(paper: Paper): void {
  const y = page.height - 62;
  paper.rule(margin.left, y, columnWidth);
  const { name, street, postcode, city, registerCourt, registerNumber, vatId, managingDirector, email } =
    company;
  const style = { size: 7.5, colour: colours.soft, leading: 1.45 };
  const columns = [
    [0, 0.33, `${name}\n${street}, ${postcode} ${city}`],
    [0.35, 0.41, `${registerCourt}, ${registerNumber}\nGeschäftsführung: ${managingDirector}`],
    [0.78, 0.22, `USt-IdNr. ${vatId}\n${email}`],
  ] as const;
  for (const [left, wide, text] of columns) {
    paper.text(text, { x: margin.left + left * columnWidth, y: y + 8, width: wide * columnWidth }, style);
  }
}

/** Marks documents of a course that is not certified yet, so that no insurer accepts them by mistake. */
export function drawSample(paper: Paper): void {
  paper.text(
    'MUSTER: Dieser Kurs ist noch nicht zertifiziert. Nicht zur Vorlage bei einer Krankenkasse.',
    { x: margin.left, y: 16, width: columnWidth },
    { cut: 'strong', size: 9.5, colour: colours.tomato },
  );
}
