create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
-- Folds a text so that spellings that people take for the same are the same. Equals shared/i18n/fold-arabic.ts.
-- "C": the same in a database of any locale.
create function fold_arabic(value text) returns text
  language sql immutable strict parallel safe
  return lower(translate(
    regexp_replace(normalize(value, NFKD), '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]', '', 'g'),
    'ٱةى٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اهي01234567890123456789'
  ) collate "C");
