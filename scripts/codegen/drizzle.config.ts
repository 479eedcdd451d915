import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  casing: 'snake_case',
  schema: [
    './functions/database/tables/accounts.ts',
    './functions/database/tables/members.ts',
    './functions/database/tables/conversions.ts',
    './functions/database/tables/payments.ts',
    './functions/database/tables/mails.ts',
    './functions/database/tables/course-mails.ts',
    './functions/database/tables/declarations.ts',
    './functions/database/tables/operator.ts',
    './functions/database/tables/counters.ts',
    './functions/database/tables/course.ts',
    './functions/database/tables/workbooks.ts',
    './functions/database/tables/contact.ts',
    './functions/database/tables/certificates.ts',
  ],
  out: './functions/database/migrations',
});
