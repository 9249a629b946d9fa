/** Returns the altered text of a build's file. */
export type Alteration = (text: string, file: string) => string;

/** Every page throws when it renders. */
export const throwsInRender: Alteration = (text, file) =>
  file.startsWith('__') || file.startsWith('remoteEntry') || !file.endsWith('.js')
    ? text
    : text.replaceAll(/\bdefault:\(\)=>[\w$]+/g, 'default:()=>()=>{throw new Error("broken on purpose")}');
