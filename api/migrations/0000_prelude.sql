create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
-- Normalizes a text so that different spellings of the same Arabic word are equal. The same as shared/i18n/normalize-arabic.ts.
-- Collation "C": the same result in a database of any locale.
create function normalize_arabic(value text) returns text
  language sql immutable strict parallel safe
  return lower(translate(
    regexp_replace(normalize(value, NFKD), '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]', '', 'g'),
    'ٱةى٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اهي01234567890123456789'
  ) collate "C");
