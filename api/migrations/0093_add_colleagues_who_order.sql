ALTER TABLE "users" ADD COLUMN "approval_limit" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ordered_by" uuid;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "orders_by_ordered_by" ON "orders" USING btree ("ordered_by" nulls first,"submitted_at" nulls first);

--> statement-breakpoint
create or replace view colleagues as
select u.id, u.version, u.created_at, u.updated_at, u.name, u.phone, u.email, u.company_id, u.permissions, u.status, u.avatar_file_id, u.approval_limit
from users u
where u.role = 'client' and u.company_id is not null;
