import { lazyOr } from '../ui/lazy-or.ts'

// What few payers open. The server renders it like any other part; its script loads where it is shown.
export const TransferForm = lazyOr(
  async () => ({ default: (await import('./TransferForm.tsx')).TransferForm }),
  () => null,
)
