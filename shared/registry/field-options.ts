import type { Label } from '../units.ts'
import type { AnyStatusLifecycle } from './status-lifecycle.ts'
import type { StatusTone } from './tones.ts'

/** A condition on another field of the same row: it has one of these values. */
export type FieldCondition = { field: string; is: readonly (string | boolean)[] }
/** The options of a choice by their stored values, each with its label. */
export type ChoiceOptions = Readonly<Record<string, Label>>

/** Options of every field kind. */
export type CommonOptions = {
  /** The column is nullable, and the value may be null. Default: required. */
  optional?: true
  /** Technical data, such as a key: never shown on a page. */
  internal?: true
  /** A hint below the input. */
  help?: Label
  /** Never sent by a form or the API; the server sets it. */
  readOnly?: true
  /** The field is shown, and keeps its value, only while this holds. A hidden optional field is stored as null. Default: always visible. */
  visibleWhen?: FieldCondition
  /** What lists and show pages display while `visibleWhen` hides the field. Default: nothing. */
  hiddenLabel?: Label
  /** Another label of the field on the page of a row where another field has a value: `labels[row[field]]`. Default: the label. */
  labelBy?: { field: string; labels: Readonly<Record<string, Label>> }
  /** Earlier names of the field: older history entries are shown under its label. */
  formerNames?: readonly string[]
  /** What is displayed when there is no value. Default: a dash. */
  empty?: Label
  /**
   * A nullable field, or a list that may be empty, that must be filled while it is visible, or only while `when` holds. `message` is the
   * validation error.
   */
  requiredWhenVisible?: { message: Label; when?: FieldCondition }
}

type TextOptions = CommonOptions & {
  /** Fewest characters. Default: 1. */
  min?: number
  /** Most characters. Default: 200 for `text`, 2000 for `longText`. */
  max?: number
  /** What the whole text must match. */
  pattern?: RegExp
  /** The validation error for a text that does not match `pattern`, and the hint below the input without `help`. Default: a general one. */
  patternHelp?: Label
  /** No two rows have the same value: a unique index. */
  unique?: true
  /** The value of a row that is created without one. Default: none. */
  default?: string
}

type LocalizedOptions = CommonOptions & {
  /** Fewest characters in each language. Default: 1. */
  min?: number
  /** Most characters in each language. Default: 200 for `localized`, 2000 for `localizedLong`, 20 000 for `localizedRich`. */
  max?: number
}

type NumberOptions = CommonOptions & {
  /** Lowest value, in the field's own unit: halalas for `money`. Default: 0. */
  min?: number
  /** Highest value, in the field's own unit: halalas for `money`. Default: 1 000 000 000; 100 for `percent`. */
  max?: number
  /** The value of a row that is created without one. Default: none. */
  default?: number
  /** No two rows have the same value: a unique index. */
  unique?: true
}

type UploadOptions = CommonOptions & {
  /** Largest file in megabytes, if below the setting `upload_megabytes`. */
  maxMegabytes?: number
  /** Personal files: only administrators read them, through a route of their own, never by a public address. */
  private?: true
  /** Show pages display it large beside the other fields, to compare them with it. */
  sidePreview?: true
}

type FutureOption = {
  /** Only later than now; for `date`, later than today in Riyadh. */
  future?: true
}
type UniqueOption = {
  /** No two rows have the same value: a unique index. */
  unique?: true
}

/** Options of both relation kinds, without their target. */
export type RelationOptions = CommonOptions & {
  /** `hasMany` only: most related rows. Default: 500. */
  max?: number
  /**
   * `belongsTo` only: the form offers only rows whose `field` has the value of another field of the form, or no value: subcategories of
   * the chosen category. A hint for the person; rules and hooks decide what is valid.
   */
  offered?: { field: string; equals: string } | { field: string; isEmpty: true }
  /** `belongsTo` only: deleting the other row deletes this one. Default: a row that is referred to cannot be deleted. */
  cascadeDelete?: true
  /** `belongsTo` only: title of the tab with these rows on the other row's page. Default: the resource's plural label. */
  tabLabel?: Label
  /** The history of the row that it names has the changes of this row too, but not its creation. */
  inHistory?: true
}

/** The options of each simple kind. */
export interface KindOptions {
  text: TextOptions & {
    /** Small English letters become capitals before the text is checked and stored. */
    uppercase?: true
    /** Labels for values that are codes of the application: people read the label. */
    valueLabels?: ChoiceOptions
    /** The value is the id of a row, and the field of this name holds the name of that row's resource. */
    resourceField?: string
    /** With `resourceField`: the localized field with the name the row had, shown once it is deleted. */
    nameField?: string
  }
  longText: TextOptions
  localized: LocalizedOptions & UniqueOption
  localizedLong: LocalizedOptions
  /** `min` and `max` count the visible characters, without the HTML tags. */
  localizedRich: LocalizedOptions
  count: NumberOptions & {
    /** Shown without thousands separators, such as a year. */
    ungrouped?: true
    /** The highest possible score, shown after the value: 5 in «4.7 / 5». */
    outOf?: number
    /** Stored in tenths, shown and typed with one decimal: 47 is 4.7. */
    tenths?: true
  }
  percent: NumberOptions
  /** `min`, `max` and `default` in halalas. */
  money: NumberOptions
  boolean: CommonOptions & {
    /** The value of a row that is created without one. Default: none. */
    default?: boolean
    /** The text for false in the entries of an inline list. Default: the label and a cross. */
    falseLabel?: Label
  }
  date: CommonOptions & FutureOption
  dateTime: CommonOptions & FutureOption
  time: CommonOptions & {
    /** The value of a row that is created without one, such as '09:00'. Default: none. */
    default?: string
  }
  image: UploadOptions & {
    /** The site shows it: everyone may read the file. Default: only if the field is public. */
    shownToAll?: true
  }
  images: UploadOptions & {
    /** Fewest images. Default: 1, or 0 for an optional field. */
    min?: number
    /** Most images, if below the setting `images_per_upload`. */
    max?: number
    /** As of `image`. */
    shownToAll?: true
  }
  file: UploadOptions
  files: UploadOptions & {
    /** Fewest files. Default: 1, or 0 for an optional field. */
    min?: number
    /** Most files, if below the setting `images_per_upload`. */
    max?: number
  }
  link: CommonOptions &
    UniqueOption & {
      /** Another site only ('https://…'). Default: also pages of this site ('/…'). */
      external?: true
    }
  email: CommonOptions &
    UniqueOption & {
      /** Any valid address, whatever the setting says. */
      anyEnding?: true
    }
  phone: CommonOptions & UniqueOption
  color: CommonOptions & {
    /** The value of a row that is created without one, such as '#0f766e'. Default: none. */
    default?: string
  }
  belongsTo: Omit<RelationOptions, 'max'> & {
    /** The resource the other row belongs to. */
    to: string
  }
  hasMany: Omit<RelationOptions, 'cascadeDelete' | 'tabLabel' | 'inHistory' | 'offered'> & {
    /** The resource the other rows belong to. */
    to: string
  }
  permissions: CommonOptions & {
    /** The permissions to choose from, by name. Default: every permission of the back office. */
    options?: ChoiceOptions
    /** A few exceptions: chosen from a searchable list and shown by name, instead of the grid of all permissions. */
    compact?: true
  }
}

/** The options of a `choice` field, apart from its `options`. */
export type ChoiceFieldOptions<Value extends string = string> = CommonOptions & {
  /** The value of a row that is created without one. Default: none. */
  default?: Value
  /** For a status: the color of each option. Default: no colors. */
  tones?: Readonly<Record<Value, StatusTone>>
  /** The lifecycle whose statuses these are; `status(lifecycle)` fills it in. Default: none. */
  lifecycle?: AnyStatusLifecycle
  /** Other labels for rows where another field has a value: `labels[row[field]][value]`. */
  labelsBy?: { field: string; labels: Readonly<Record<string, ChoiceOptions>> }
  /** Labels of values that only history entries have, such as the status before a row was stored. */
  historyOptions?: ChoiceOptions
  /** Stored values that are no longer an option are valid, and shown as they are: for logs. */
  allowUnknown?: true
}

/**
 * Stores the entries of a `list` as rows of a resource of their own, written together with their parent. An entry whose `identityField` holds
 * the same ids as before updates its row, whatever else was changed.
 */
export type ChildTable = {
  /** The resource of the entries. */
  resource: string
  /** Its `belongsTo` field that refers to the parent row. */
  parentField: string
  /** The entry's `hasMany` field that identifies it. */
  identityField: string
  /** The column with the sorted ids of `identityField`, unique within the parent. */
  keyColumn: string
  /** The column with the entry's position, from 1. */
  positionColumn: string
}

/** Shows the rows of the join table of a `hasMany` field as the entries of a read-only list: the other row, and what the table stores with it. */
export type JoinRows = {
  /** The `hasMany` field. */
  field: string
  /** The entry's `belongsTo` field for the other row. The entry's other fields are columns of the join table. */
  relation: string
}

/** The options of a `list` field, apart from its `fields`. */
export type ListFieldOptions<Name extends string = string> = CommonOptions & {
  /** What one entry is called. */
  one: Label
  /** The `count` field whose sum tables show for the list. Default: the number of entries. */
  sumField?: Name
  /** Tables and show pages write each entry on a line, its first field as a heading, in the user's language only. */
  isInline?: true
  /** Fewest entries. Default: 0. */
  min?: number
  /** Most entries. Default: 100. */
  max?: number
  /** Where the entries are stored as rows. Default: as JSON in a column of this row. */
  childTable?: ChildTable
  /** The entries are the rows of a join table, only to read. */
  joinRows?: JoinRows
}
