/**
 * Whether an order must answer a question of this service: if the question is required, and in a consultation every question except for
 * files. Source: specification, section 4.
 */
export const isAnswerRequired = ({ kind }: { kind: string }, question: { answer_type: string; is_required: boolean }): boolean =>
  question.is_required || (kind === 'consultation' && question.answer_type !== 'file')
