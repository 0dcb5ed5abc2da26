import type { App, Ctx } from '../context.ts'

/** The context of work that no user requested. */
export const systemCtx = (app: App): Ctx => ({ ...app, principal: { kind: 'system' }, locale: 'ar', request_id: 'jobs', address: '' })

/** The same context for what the app does by itself during a request. */
export const asSystem = <C extends Ctx>(ctx: C) => ({ ...ctx, principal: { kind: 'system' as const } })
