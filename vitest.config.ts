import { defineConfig } from 'vitest/config';

const suite = (name: string, include: string[]) => ({ test: { name, include, environment: 'node' } });

export default defineConfig({
  test: {
    projects: [suite('unit', ['tests/unit/**/*.test.ts']), suite('local', ['tests/local/**/*.test.ts'])],
  },
});
