import type { ActionEffectName, DocumentRendererName, ResourceName } from '@wasl/resources/index.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Ctx, TransactionCtx } from '../platform/context.ts'
import type { StoredRow } from './stored-resource.ts'

declare module '../platform/context.ts' {
  interface Hooks {
    resources: ResourceHooks
  }
}

/** What the generated routes run besides reading and writing rows, by the names that declarations use. */
export type ResourceHooks = {
  effects: Readonly<Record<ActionEffectName, ActionEffect>>
  handlers: Readonly<Record<string, ActionHandler>>
  beforeWrites: Readonly<Partial<Record<ResourceName, BeforeWrite>>>
  writeHooks: Readonly<Partial<Record<ResourceName, WriteHook>>>
  creators: Readonly<Partial<Record<ResourceName, RowCreator>>>
  renderers: Readonly<Record<DocumentRendererName, DocumentRenderer>>
  /** Every table of the database: the rows that refer to another are found by their foreign keys. */
  tables: Readonly<Record<string, unknown>>
  /** Locks that an action takes before its own row, by resource: where other transactions lock the parent first. */
  parentLocks: Readonly<Partial<Record<ResourceName, (ctx: TransactionCtx, id: string) => Promise<void>>>>
  /** Stores a notification to the administration about a row, with the params of its text from the row's fields. */
  notifyAdmins: (ctx: Ctx, type: NotificationType, resource: string, row: AnyRow) => Promise<void>
}

/** What an action does besides setting fields, in the action's transaction. */
export type ActionEffect = (ctx: TransactionCtx, row: StoredRow, result: { before: StoredRow; reason: string | null }) => Promise<void>

/** A requested action on a locked row of a resource. `reason_id` is set if the reason was chosen from the options. */
export type CustomActionCall = {
  resource: string
  row: StoredRow
  action: string
  reason: string | null
  reason_id: string | null
  inputs: AnyRow
}
/** Runs an action that the domain makes itself, with its own guards and history. */
export type ActionHandler = (ctx: TransactionCtx, call: CustomActionCall) => Promise<void>

/** A write of a row: `before` is null for a create, `after` for a delete. */
export type RowWrite = { action: string; before: StoredRow | null; after: StoredRow | null }
/** A row as it will be stored; `before` is null for a create, `reason` the one of an action that asks for it. */
export type PlannedWrite = { action: string; before: StoredRow | null; row: AnyRow; reason: string | null }
/**
 * Runs before a row of a resource is created or changed, in its transaction, and returns the values that it changes: they are stored, answered
 * and audited as if they had been sent. For what needs other rows; `computed` of a declaration has what the row itself says.
 */
export type BeforeWrite = (ctx: Ctx, write: PlannedWrite) => Promise<AnyRow>
/** Runs after a write of a resource, in its transaction: rules over several rows (throw to reject) and follow-up writes. */
export type WriteHook = (ctx: Ctx, write: RowWrite) => Promise<void>

/** Inserts a row from a parsed draft, in the transaction of the create, and returns its id. */
export type RowCreator = (ctx: Ctx, draft: AnyRow) => Promise<string>

export type DocumentFile = { name: string; mime: string; bytes: Buffer }
/** A document for people; `title` is what the paper calls itself. */
export type TitledFile = DocumentFile & { title: Label }
/** Renders the document of one row. */
export type DocumentRenderer = (ctx: Ctx, id: string) => Promise<DocumentFile>
