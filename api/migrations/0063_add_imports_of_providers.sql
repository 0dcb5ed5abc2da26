ALTER TABLE "imports" ALTER COLUMN "admin_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id","resource","created_at" DESC NULLS LAST);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_owner" CHECK (num_nonnulls(admin_id, user_id) = 1);
