import { lazyOr } from '../ui/lazy-or.ts'

// Forms that few readers of an order see. The server renders them like any other; their scripts load where they are shown.
const nothing = () => null

export const ChannelQuestion = lazyOr(async () => ({ default: (await import('./ChannelQuestion.tsx')).ChannelQuestion }), nothing)
export const ReviewForm = lazyOr(async () => ({ default: (await import('./ReviewForm.tsx')).ReviewForm }), nothing)
export const ReviewAnswerForm = lazyOr(async () => ({ default: (await import('./ReviewAnswerForm.tsx')).ReviewAnswerForm }), nothing)
