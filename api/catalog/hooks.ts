import type { AppInfo } from '@wasl/shared/contract/accounts.ts'

declare module '../platform/context.ts' {
  interface Hooks {
    catalog: {
      /** The accounts that the login pages of a demo offer. */
      demoAccounts: readonly AppInfo['demo_accounts'][number][]
      /** The median minutes from a request to the provider's first offer; null without offers. */
      medianResponse: (ctx: Pick<Ctx, 'db' | 'clock'>, provider_id: string) => Promise<number | null>
    }
  }
}
