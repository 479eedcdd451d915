/** What `npm run certificates` asks of the database. */
export interface Opening {
  number: string;
  opened: number;
}

/** The log, the newest first. */
export const openings = 'SELECT number, opened FROM certificate_openings ORDER BY opened DESC LIMIT 500';

/** Writes into the log, which opens the certificate by a trigger. `number` as `readCertificateNumber` returns it. */
export const opening = (number: string) =>
  `INSERT INTO certificate_openings (number, downloaded, opened, name, birthday)
   SELECT number, downloaded, unixepoch() * 1000, name, birthday FROM certificates
   WHERE number = '${number}' AND downloaded IS NOT NULL RETURNING number, opened`;
