import type { Chapter } from './script.ts';

export const workbookFieldKinds = ['line', 'lines', 'scale', 'choice', 'week'] as const;

export interface WorkbookField {
  readonly id: string;
  readonly kind: (typeof workbookFieldKinds)[number];
  readonly label: string;
  /** For `choice`. */
  readonly options: readonly string[];
}

export interface Workbook {
  readonly intro: string;
  readonly pages: readonly {
    readonly title: string;
    readonly text: string;
    readonly fields: readonly WorkbookField[];
  }[];
}

/** Done away from the page, with the planned minutes. */
export interface Exercise {
  readonly title: string;
  readonly minutes: number;
  readonly steps: readonly string[];
}

export interface QuizQuestion {
  readonly question: string;
  readonly answers: readonly { readonly text: string; readonly right: boolean; readonly feedback: string }[];
}

export interface ModuleContent {
  /** Where the audio is stored, when its chapters begin (in tenths of a second), and whether it is a placeholder. */
  readonly recording: {
    readonly address: `gs://${string}`;
    readonly starts: readonly number[];
    readonly isSample: boolean;
  };
  readonly chapters: readonly Chapter[];
  readonly sources: readonly {
    readonly name: string;
    readonly address: string;
    /** Year, or year and month: `2024-03`. */
    readonly published?: string | undefined;
  }[];
  readonly exercises: readonly Exercise[];
  readonly workbook: Workbook;
  readonly quiz: readonly QuizQuestion[];
}
