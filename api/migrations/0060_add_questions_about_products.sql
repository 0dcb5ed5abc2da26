ALTER TABLE "chat_rooms" DROP CONSTRAINT "chat_rooms_kind";
--> statement-breakpoint
DROP INDEX "chat_rooms_user";
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "product_id" uuid;
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "provider_id" uuid;
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_administration" ON "chat_rooms" USING btree ("user_id") WHERE kind = 'administration';
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_user_product" ON "chat_rooms" USING btree ("user_id","product_id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_product" ON "chat_rooms" USING btree ("product_id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_by_provider_id" ON "chat_rooms" USING btree ("provider_id" nulls first,"waiting_since" nulls last);
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_kind" CHECK (case kind when 'order' then order_id is not null and num_nonnulls(user_id, product_id, provider_id) = 0
        when 'product' then order_id is null and num_nulls(user_id, product_id) = 0
        else user_id is not null and num_nonnulls(order_id, product_id, provider_id) = 0 end);
