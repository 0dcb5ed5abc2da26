ALTER TABLE "users" ADD COLUMN "reads_chats_since" timestamp (3) with time zone;

--> statement-breakpoint
-- Clients edit a review until its provider has answered. What else it says stays.
drop trigger reviews_final_once_written on reviews;
--> statement-breakpoint
create trigger reviews_final_once_written before update of order_id, client_id, provider_id, product_id, created_at on reviews
  for each row execute function refuse_change_of('order_id', 'client_id', 'provider_id', 'product_id', 'created_at');
--> statement-breakpoint
create trigger reviews_final_once_answered before update of rating, comment on reviews
  for each row when (old.answer is not null) execute function refuse_change_of('rating', 'comment');
