/** A module's workbook as a PDF. Loaded lazily: PDFKit is a third of the Worker. */
import { company } from '#domain/company/company.ts';
import { typefaces } from '../documents/faces.ts';
import { createPaper } from '../documents/paper.ts';
import { drawWorkbook } from './workbook-pages.ts';
import type { Entries } from '#domain/course/workbook.ts';
import type { Workbook } from '#domain/course/module-content.ts';

interface WorkbookFileFacts {
  module: { readonly number: number; readonly title: string };
  workbook: Workbook;
  entries: Entries;
  /** The creation date in the file. */
  made: Date;
}

export function workbookFile({ module, workbook, entries, made }: WorkbookFileFacts): Promise<Uint8Array> {
  const name = `Modul ${module.number}: ${module.title}`;
  const paper = createPaper(typefaces, { title: `Arbeitsheft, ${name}`, author: company.name, made });
  drawWorkbook(paper, { name, workbook, entries });
  return paper.finish();
}
