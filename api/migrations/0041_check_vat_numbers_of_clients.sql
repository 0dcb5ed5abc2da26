ALTER TABLE "register_checks" ALTER COLUMN "provider_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "register_checks" ADD COLUMN "client_id" uuid;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invalid_vat_number" text;
--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "register_checks_client_id" ON "register_checks" USING btree ("client_id" nulls first,"checked_at" nulls first);
--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_one_owner" CHECK (num_nonnulls("provider_id", "client_id") = 1);
