it('takes an empty variable, as a pipeline sets one without a value, for none', async () => {
  const { MARISMA_SITE: before } = process.env;
  process.env.MARISMA_SITE = '';
  const { SITE } = await import('./paths').finally(() => {
    process.env.MARISMA_SITE = before ?? '';
  });
  expect(SITE).toMatch(/site$/);
});
