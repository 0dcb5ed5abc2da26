DROP INDEX "complaints_status";
--> statement-breakpoint
DROP INDEX "complaints_dispute";
--> statement-breakpoint
DROP INDEX "complaints_admin_id";
--> statement-breakpoint
DROP INDEX "complaints_user_id";
--> statement-breakpoint
DROP INDEX "complaints_order_id";
--> statement-breakpoint
DROP INDEX "complaints_provider_id";
--> statement-breakpoint
DROP INDEX "chat_rooms_by_waiting_since";
--> statement-breakpoint
DROP INDEX "chat_rooms_by_status";
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "reply_due_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "complaints_reply_due_at" ON "complaints" USING btree ("reply_due_at" nulls last,"created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "complaints_status" ON "complaints" USING btree ("status" nulls first,"reply_due_at" nulls last);
--> statement-breakpoint
CREATE INDEX "complaints_dispute" ON "complaints" USING btree ("dispute" nulls first,"reply_due_at" nulls last);
--> statement-breakpoint
CREATE INDEX "complaints_admin_id" ON "complaints" USING btree ("admin_id" nulls first,"reply_due_at" nulls last);
--> statement-breakpoint
CREATE INDEX "complaints_user_id" ON "complaints" USING btree ("user_id" nulls first,"reply_due_at" nulls last);
--> statement-breakpoint
CREATE INDEX "complaints_order_id" ON "complaints" USING btree ("order_id" nulls first,"reply_due_at" nulls last);
--> statement-breakpoint
CREATE INDEX "complaints_provider_id" ON "complaints" USING btree ("provider_id" nulls first,"reply_due_at" nulls last);
--> statement-breakpoint
CREATE INDEX "chat_rooms_by_waiting_since" ON "chat_rooms" USING btree ("waiting_since" nulls last,"created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_by_status" ON "chat_rooms" USING btree ("status" nulls first,"waiting_since" nulls last);
--> statement-breakpoint
-- Complaints that already wait have the default deadline.
UPDATE "complaints" SET "reply_due_at" = "created_at" + interval '24 hours' WHERE "status" <> 'responded';
