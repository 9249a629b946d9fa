import { kitPackage, type Package } from './kit-package';

it('has the version of the contract', () => {
  const empty: Package = { version: '3.0.0' };
  expect(kitPackage('2.1.0', [empty, empty, empty])).toMatchObject({ version: '2.1.0' });
});
