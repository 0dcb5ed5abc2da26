ALTER TABLE "orders" ADD COLUMN "assigned_user_id" uuid;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assigned_user_id_users_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "orders_by_assigned_user_id" ON "orders" USING btree ("assigned_user_id" nulls first,"submitted_at" nulls first);
