import { lazyOr } from '../ui/lazy-or.ts'

// What only providers see of a chat: its script loads where it is shown.
const nothing = () => null

export const SavedReplies = lazyOr(async () => ({ default: (await import('./SavedReplies.tsx')).SavedReplies }), nothing)
