-- Who decides claims on security deposits reads the claims and their rentals: their pages did not open for roles from before the rental of cars.
WITH changed AS (
  SELECT id, name_ar, name_en, permissions AS was,
    permissions || array(SELECT unnest(array['deposit-claims.list', 'deposit-claims.show', 'rentals.list', 'rentals.show']) EXCEPT SELECT unnest(permissions) ORDER BY 1) AS becomes
  FROM roles
  WHERE permissions && array['deposit-claims.decide', 'deposit-claims.approve', 'deposit-claims.reject']
    AND NOT permissions @> array['deposit-claims.list', 'deposit-claims.show', 'rentals.list', 'rentals.show']
), logged AS (
  INSERT INTO audit_entries (actor_kind, actor_name, action, resource, row_id, row_title_ar, row_title_en, before, after, at)
  SELECT 'system', 'system', 'edit', 'roles', id, name_ar, name_en, jsonb_build_object('permissions', was), jsonb_build_object('permissions', becomes), now() FROM changed
)
UPDATE roles SET permissions = changed.becomes, version = version + 1, updated_at = now() FROM changed WHERE roles.id = changed.id;
--> statement-breakpoint
WITH changed AS (
  SELECT id, name, granted_permissions AS was,
    granted_permissions || array(SELECT unnest(array['deposit-claims.list', 'deposit-claims.show', 'rentals.list', 'rentals.show'])
      EXCEPT SELECT unnest(granted_permissions || coalesce(denied_permissions, '{}')) ORDER BY 1) AS becomes
  FROM admins WHERE granted_permissions && array['deposit-claims.decide', 'deposit-claims.approve', 'deposit-claims.reject']
), logged AS (
  INSERT INTO audit_entries (actor_kind, actor_name, action, resource, row_id, row_title_ar, row_title_en, before, after, at)
  SELECT 'system', 'system', 'edit', 'admins', id, name, name, jsonb_build_object('granted_permissions', was), jsonb_build_object('granted_permissions', becomes), now()
  FROM changed WHERE was <> becomes
)
UPDATE admins SET granted_permissions = changed.becomes, version = version + 1, updated_at = now() FROM changed WHERE admins.id = changed.id AND was <> becomes;
--> statement-breakpoint
-- A later migration may change these tables in the same transaction.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
