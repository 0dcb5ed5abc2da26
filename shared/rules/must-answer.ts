/**
 * Whether an order for this service is refused without an answer: what its question demands, and in a consultation every question that can be
 * answered in words. A document may be missing where the question allows it: not everyone has one. Source: specification, section 4.
 */
export const mustAnswer = ({ kind }: { kind: string }, question: { answer_type: string; is_required: boolean }): boolean =>
  question.is_required || (kind === 'consultation' && question.answer_type !== 'file')
