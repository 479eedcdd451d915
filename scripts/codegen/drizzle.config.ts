import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  casing: 'snake_case',
  schema: [
    './functions/members/tables.ts',
    './functions/conversions/tables.ts',
    './functions/payments/tables.ts',
    './functions/mails/tables.ts',
    './functions/notices/tables.ts',
  ],
  out: './functions/members/migrations',
});
