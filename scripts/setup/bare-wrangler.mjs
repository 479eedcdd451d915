/** Runs before each bundle of wrangler (custom build): tells whoever typed `npx wrangler dev` what to type instead. */
if (process.env.VALEA_COMMAND === undefined) {
  console.log(
    'Wrangler alone serves the last build and no stand-ins: type `npm start` for all of it, `npm run dev` with live reload.',
  );
}
