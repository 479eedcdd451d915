/** Written in by the build (`scripts/build/kept-pages.ts`): another one, and no page of the last build serves again. */
declare const CODE_DIGEST: string;
