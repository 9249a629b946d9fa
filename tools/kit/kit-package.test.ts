import { archiveName, kitPackage, type Package } from './kit-package';

it('has the version of the contract', () => {
  const empty: Package = { version: '3.0.0' };
  expect(kitPackage('2.1.0', 'abc', [empty, empty, empty])).toMatchObject({ version: '2.1.0', build: 'abc' });
});

it('has another file name when a component has changed', () => {
  expect(archiveName({ version: '2.1.0', build: 'abc' })).toBe('marisma-area-kit-2.1.0-abc.tgz');
});
