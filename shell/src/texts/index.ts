export { t, type ShellTexts } from './en';
