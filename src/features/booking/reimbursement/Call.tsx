import { isOtherCover } from '#domain/course/insurers.ts';
import { fill } from '#domain/text/fill.ts';
import type { ReimbursementTexts } from './props.ts';
import type { Choice } from './state.ts';
import '#site/ui/button.css';
import './answer.css';

interface Props {
  texts: ReimbursementTexts['call'];
  /** What the copying says: `copied` or `failed`. */
  said: { copied: string; failed: string };
  courseId: string;
  choice: Pick<Choice, 'option' | 'had'>;
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Its types can be extended only this way.
  namespace JSX {
    interface IntrinsicElements {
      'copy-text': React.HTMLAttributes<HTMLElement> & { 'data-done': string; 'data-failed': string };
    }
  }
}

/** What to say on the phone, in German like the insurer, and where the number is. */
export function Call({ texts: t, said, courseId, choice: { option, had } }: Props) {
  const cover = option?.cover;
  if (cover === undefined || had || cover === 'elsewhere' || cover === 'none') return null;
  const { phone, page } = isOtherCover(cover) ? {} : cover;
  const [before, after] = fill(t.sentence, { courseId }).split(courseId);
  return (
    <section className="call stack-s" aria-labelledby="call-title">
      <div className="stack-xs">
        <h3 className="title-s" id="call-title">
          {t.title}
        </h3>
        {phone === undefined ? (
          <p>{t.noPhone}</p>
        ) : (
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{fill(t.dial, { number: phone })}</a>
        )}
        {page !== undefined && (
          <a href={page} target="_blank" rel="noreferrer">
            {t.ownPage}
          </a>
        )}
      </div>
      <copy-text className="stack-s at-start" data-done={said.copied} data-failed={said.failed}>
        <blockquote lang="de">
          {before}
          <strong>{courseId}</strong>
          {after}
        </blockquote>
        <button type="button" className="button secondary needs-script">
          {t.copy}
        </button>
      </copy-text>
    </section>
  );
}
