import webpack, { type Configuration } from 'webpack';

/**
 * Runs one build.
 * @throws Error with webpack's messages when a compilation failed
 */
export async function runWebpack(configs: Configuration[]): Promise<void> {
  const names = configs.map(({ name }) => name).join(', ');
  const compiler = webpack(configs);
  if (!compiler) throw new Error(`webpack refused the configuration of ${names}`);
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (!stats || stats.hasErrors()) {
    throw new Error(`${names} did not build:\n${stats?.toString({ preset: 'errors-only' })}`);
  }
}
