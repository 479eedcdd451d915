import { z } from 'zod';

const mailedCodes = z.object({
  oobCodes: z
    .array(z.object({ email: z.string(), oobCode: z.string(), oobLink: z.string(), requestType: z.string() }))
    .default([]),
});

export type MailedCode = z.infer<typeof mailedCodes>['oobCodes'][number];

/** All mails sent, oldest first. `url` is the emulator's or the stand-in's. */
export async function readMailedCodes(url: string, projectId: string): Promise<MailedCode[]> {
  const answer = await fetch(`${url}/emulator/v1/projects/${projectId}/oobCodes`);
  return mailedCodes.parse(await answer.json()).oobCodes;
}

/** A mailed link as in production: to the login page, with its purpose and code. */
export function mailLink(link: string): string {
  const mailed = new URL(link);
  const onward = mailed.searchParams.get('continueUrl');
  if (onward === null || !URL.canParse(onward)) return link;
  const page = new URL(onward);
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang']) {
    const value = mailed.searchParams.get(name);
    if (value !== null) page.searchParams.set(name, value);
  }
  return page.href;
}
