/** Whether an order must answer a question of this service: a required one, and every question of a consultation. Source: specification, section 4. */
export const isAnswerRequired = ({ kind }: { kind: string }, question: { is_required: boolean }): boolean =>
  question.is_required || kind === 'consultation'
