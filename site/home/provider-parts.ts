import { lazyOr } from '../ui/lazy-or.ts'

/** What providers alone see: its script loads for them. */
export const ProviderDashboard = lazyOr(
  async () => ({ default: (await import('./ProviderDashboard.tsx')).ProviderDashboard }),
  () => null,
)
