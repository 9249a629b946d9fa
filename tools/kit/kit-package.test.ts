import { kitPackage, type Package } from './kit-package';

it('has the version of the contract, and the one of the shared modules beside it', () => {
  const empty: Package = { version: '3.0.0' };
  expect(kitPackage('2.1.0', [empty, empty, empty])).toMatchObject({ version: '2.1.0', shares: '3.0.0' });
});
