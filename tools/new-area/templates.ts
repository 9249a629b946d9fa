import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** The kit and the libraries that the shell provides, in exact versions. */
function listDependencies(): Record<string, string> {
  const kit = createRequire(import.meta.url)('@marisma/area-kit/package.json') as {
    name: string;
    version: string;
    dependencies: Record<string, string>;
  };
  const provided = ['react', 'react-dom', 'styled-components'];
  return {
    [kit.name]: kit.version,
    ...Object.fromEntries(provided.map((name) => [name, kit.dependencies[name] ?? '*'])),
  };
}

/** Writes files into a folder, by path inside it. */
export function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
}

/** The files of a new area, by path inside its folder; the same ones in this repository and in one of its own. */
export function areaFiles(name: string): Record<string, string> {
  const packageJson = {
    name: `@marisma/remote-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'marisma dev',
      build: 'marisma build',
      check: 'marisma check',
    },
    dependencies: listDependencies(),
  };
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "@marisma/area-kit/tsconfig.json",
  "include": ["src", "*.ts"]
}
`,
    'jest.config.mjs': "export { default } from '@marisma/area-kit/jest';\n",
    'webpack.config.ts': `import { areaConfig } from '@marisma/area-kit/build';
import declaration from './area.config';

export default areaConfig(declaration, { dir: import.meta.dirname });
`,
    'area.config.ts': `import { declareArea, titled } from '@marisma/area-kit/contract';
import { home } from './src/texts/en/home';
import { home as spanishHome } from './src/texts/es/home';

export default declareArea({
  name: '${name}',
  paths: [
    {
      path: '/${name}/*',
      access: 'public',
      frame: 'site',
      ...titled(\`\${home.title} · Marisma\`, \`\${spanishHome.title} · Marisma\`),
    },
  ],
  links: [
    {
      place: 'header',
      to: '/${name}',
      label: { en: home.title, es: spanishHome.title },
    },
  ],
});
`,
    'src/area.ts': `import { defineArea } from '@marisma/area-kit/contract';
import { lazyRoute } from '@marisma/area-kit/router';

export default defineArea([lazyRoute('/${name}', () => import('./home/home-page'))], {
  spanish: () => import('./texts/es'),
});
`,
    'src/area.test.ts': `import { checkArea } from '@marisma/area-kit/testing';
import declaration from '../area.config';
import area from './area';

it('keeps the contract', () => {
  expect(checkArea(declaration, area)).toEqual([]);
});
`,
    'src/texts/en/home.ts': `import { selectTexts } from '@marisma/area-kit/texts';

export const home = selectTexts('home', {
  title: '${title(name)}',
  intro: 'This area was made a moment ago. Its team builds, tests and releases it by itself.',
});
`,
    'src/texts/en/index.ts': "export { home } from './home';\n",
    'src/texts/es/home.ts': `import type { home as english } from '../en/home';

export const home: typeof english = {
  title: '${title(name)} (ES)',
  intro: 'Esta área se creó hace un momento. Su equipo la construye, la prueba y la publica por su cuenta.',
};
`,
    'src/texts/es/index.ts': "export { home } from './home';\n",
    'src/texts/index.ts': `/** The words of this area, in the document's language. */
export * as t from './en';
`,
    'src/home/home-page.tsx': `import { Container, Heading, Lead, Section } from '@marisma/area-kit/ui';
import { t } from '../texts';

export const title = \`\${t.home.title} · Marisma\`;

export default function HomePage() {
  return (
    <Section>
      <Container>
        <Heading level={1}>{t.home.title}</Heading>
        <Lead>{t.home.intro}</Lead>
      </Container>
    </Section>
  );
}
`,
    'src/home/home-page.test.tsx': `import { screen } from '@testing-library/react';
import { renderRoutes } from '@marisma/area-kit/testing';
import area from '../area';
import { t } from '../texts';

it('shows its heading', async () => {
  renderRoutes(area.routes, '/${name}');
  expect(await screen.findByRole('heading', { level: 1, name: t.home.title })).toBeInTheDocument();
});
`,
  };
}
