import webpack, { type Configuration } from 'webpack';

/**
 * Builds once.
 * @throws Error with webpack's own words when anything failed
 */
export async function runWebpack(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack refused the configuration of ${config.name}`);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (!stats || stats.hasErrors()) {
    throw new Error(`${config.name} did not build:\n${stats?.toString({ preset: 'errors-only' })}`);
  }
}
