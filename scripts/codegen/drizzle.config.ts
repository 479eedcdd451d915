import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  casing: 'snake_case',
  schema: './functions/database/tables/*.ts',
  out: './functions/database/migrations',
});
