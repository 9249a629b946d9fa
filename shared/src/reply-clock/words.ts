/** What pages say of the reply clock. Import it through `withReplyWords`, which loads the texts first. */
export { AnswerDue } from './answer-due';
export { describeAnswerDue, type AnswerDueWords } from './describe-answer-due';
