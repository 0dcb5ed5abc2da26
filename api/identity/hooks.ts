import type { DeletionObstacle } from '@wasl/shared/contract/personal-data.ts'

declare module '../platform/context.ts' {
  interface Hooks {
    identity: {
      /** Runs in the transaction that activates a new account. */
      afterActivation: (ctx: Ctx, user_id: string) => Promise<void>
      findDeletionObstacles: (ctx: Ctx, user: User) => Promise<DeletionObstacle[]>
      /** Erases what other rooms store about a user whose account is deleted. */
      eraseElsewhere: (ctx: Ctx, user_id: string) => Promise<void>
      /** Releases the deliveries and orders that a user of a provider can no longer handle with these permissions, and ends the approvals that a colleague of a company has no use for. */
      releaseWork: (ctx: Ctx, user_id: string, permissions: readonly string[]) => Promise<void>
      /** Erases the addresses of the orders of a client whose account is deleted. */
      erasePlacesOfOrders: (ctx: Ctx, client_id: string) => Promise<void>
      /** The data about a user, as the bytes of a ZIP archive. */
      buildExport: (app: App, user_id: string) => Promise<Uint8Array>
    }
  }
}
