import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testCredentials } from '@nuee/domain';
import { isInFile, variables } from '@nuee/domain/environment';
import { at, root } from '@nuee/site/root';
import { describe, expect, it } from 'vitest';

const pages = globSync(['*.md', 'docs/**/*.{md,mdx}', 'packages/*/README.md'], { cwd: root });

describe.each(pages)('%s', (page) => {
  it('links to files that exist', () => {
    const links = readFileSync(at(page), 'utf8').matchAll(/\]\((?!https?:|mailto:|#|[.]?\/?\?path=)([^)#\s]+)/g);
    const missing = [...links].map(([, link = '']) => link).filter((link) => !existsSync(at(path.dirname(page), link)));
    expect(missing).toEqual([]);
  });
});

it('the README names the test credentials', () => {
  const readme = readFileSync(at('README.md'), 'utf8');
  for (const { email, password } of Object.values(testCredentials)) {
    expect(readme).toContain(`\`${email}\` with \`${password}\``);
  }
});

it('the page of the commands has each variable, as the commands read it', () => {
  const [, table = ''] = readFileSync(at('docs/commands.md'), 'utf8').split('## Environment variables');
  const rows = [...table.matchAll(/^\| `(.*?) +\|$/gm)].map(([, row = '']) => row.split(/ *\| */).join(' | '));
  expect(rows).toEqual(
    variables.map(({ name, readBy, otherwise, says }) => [`${name}\``, readBy, otherwise, says].join(' | ')),
  );
});

it('.env.example has each variable of the file below its sentence', () => {
  const [, ...entries] = readFileSync(at('.env.example'), 'utf8').trimEnd().split('\n\n');
  const inFile = variables.filter(({ name }) => isInFile(name));
  expect(entries).toEqual(inFile.map(({ name, says, example }) => `# ${says}\n#${name}=${example}`));
});

describe.each(globSync('docs/adr/*.md', { cwd: root }))('%s', (file) => {
  it('has a status and a date, and says which decision superseded it', () => {
    const [title, , status, date] = readFileSync(at(file), 'utf8').split('\n');
    expect(title).toMatch(new RegExp(`^# ${Number(path.basename(file).slice(0, 4))}\\. \\S`));
    expect(status).toMatch(/^Status: (?:accepted|superseded by \d{4})$/);
    expect(date).toMatch(/^Date: 20\d\d-\d\d-\d\d$/);
  });
});

it('every workspace has the version of the newest release in the changelog', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(at('CHANGELOG.md'), 'utf8')) ?? [];
  const manifests = globSync(['package.json', '{packages,apps}/*/package.json', '{mock-api,e2e}/package.json'], {
    cwd: root,
  });
  expect(manifests.length).toBeGreaterThan(5);
  for (const file of manifests) expect(JSON.parse(readFileSync(at(file), 'utf8')).version, file).toBe(newest);
});

it('the README of the design system names each path that leads into it', () => {
  const readme = readFileSync(at('packages/ui/README.md'), 'utf8');
  const { exports } = JSON.parse(readFileSync(at('packages/ui/package.json'), 'utf8'));
  const named = [...readme.matchAll(/^\| `@nuee\/ui(\S*)`/gm)].map(([, path = '']) => `.${path}`);
  expect(named.sort()).toEqual(Object.keys(exports).sort());
});
