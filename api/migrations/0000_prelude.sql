create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
-- Folds a text so that spellings that people take for the same are the same. Equals shared/i18n/fold-arabic.ts.
create function fold_arabic(value text) returns text
  language sql immutable strict parallel safe
  return lower(translate(
    regexp_replace(normalize(value, NFKC), '[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]', '', 'g'),
    'أإآٱةىؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'ااااهيوي01234567890123456789'
  ));
