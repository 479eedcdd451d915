import type { Text } from '#domain/text/fill.ts';
import type { placeholders } from './placeholders.ts';

/** A screen's texts in one language. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Placeholders<Words extends string> = Words extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Placeholders in double braces, except for the product's facts, which are filled in for every page. */
type Gaps<Words extends string> = Exclude<Placeholders<Words>, keyof ReturnType<typeof placeholders>>;

/** A catalogue as pages get it: a text with gaps can only be shown after `fill`. */
export type Texts<Source> = {
  -readonly [Key in keyof Source]: Source[Key] extends string
    ? [Gaps<Source[Key]>] extends [never]
      ? string
      : Text<Gaps<Source[Key]>>
    : Texts<Source[Key]>;
};

/** Strings that contain each of these placeholders, in any order. */
type With<Names extends string> = (
  Names extends string ? (words: `${string}{{${Names}}}${string}`) => void : never
) extends (words: infer Words) => void
  ? string & Words
  : string;

/** What another language must bring: the same keys, and in each text the same placeholders. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? With<Placeholders<Source[Key]>>
    : Translation<Source[Key]>;
};
